import { useWords } from '../../words/words.ts'

/** The list as far as this device knows it, where the page of the list cannot be loaded. */
export function OfflineList() {
  const { shell } = useWords()
  return (
    <div className="pointer-events-auto absolute inset-x-4 top-16 mx-auto max-h-[70dvh] max-w-sm overflow-y-auto rounded-card bg-paper p-4 shadow-float">
      {shell.ownList}
      <ul aria-label={shell.products}>
        {window.orderList?.describe().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
