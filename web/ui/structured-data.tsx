/**
 * JSON-LD for search engines, rendered by the server only. Pass `import.meta.env.SSR ? … : undefined`,
 * so that the code is not part of the browser's bundle.
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
