type TechnicalDetailsProps = { value: unknown; onToggle?: (open: boolean) => void }

/** The raw data of a failure, collapsed. */
export function TechnicalDetails({ value, onToggle }: TechnicalDetailsProps) {
  return (
    <details className="text-sm" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11">
        Technical details
      </summary>
      <pre className="mt-1 rounded-control bg-card p-3 text-xs break-words whitespace-pre-wrap text-ink">
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </pre>
    </details>
  )
}
