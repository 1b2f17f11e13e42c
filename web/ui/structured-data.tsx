/**
 * JSON-LD for those who read pages by machine. Only the server writes it: callers hand in
 * `import.meta.env.SSR ? … : undefined`, so that none of it weighs on a browser.
 */
export function StructuredData({ data }: { data: object | undefined }) {
  const json = JSON.stringify(data ?? []).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with its only way out escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
