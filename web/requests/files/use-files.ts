import { useEffect, useState } from 'react'
import { loadingMessages } from '../../../contract/loading-messages.ts'
import { type FileAddress, fetchFile } from './fetch-file.ts'

/** A file, and what it is called on a page. */
export type LabelledFile = FileAddress & { label: string }

/** A file that is there, and where a page can show it. */
export type ReadyFile = { file: File; label: string; shown: string }
type Files = { ready: ReadyFile[]; isLoading: boolean; error?: string }

/** Fetches files ahead: a phone shares only what is there when the button is pressed. */
export function useFiles(wanted: LabelledFile[]): Files & { retry: () => void } {
  const [files, setFiles] = useState<Files>({ ready: [], isLoading: true })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches them anew
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ready: ReadyFile[] = []
    setFiles({ ready, isLoading: true })
    const fetchAll = async () => {
      // One after the other: the server draws one at a time.
      for (const address of wanted) {
        const file = await fetchFile(address, signal)
        ready.push({ file, label: address.label, shown: URL.createObjectURL(file) })
      }
      setFiles({ ready, isLoading: false })
    }
    fetchAll().catch((error) => {
      if (signal.aborted) return
      const isKnown = error instanceof Error && error.name === 'Error'
      const reason = isKnown ? error.message : loadingMessages.noResponse
      setFiles({ ready: [], isLoading: false, error: reason })
    })
    return () => {
      leaving.abort()
      for (const { shown } of ready) URL.revokeObjectURL(shown)
    }
  }, [wanted, tries])

  return { ...files, retry: () => setTries(tries + 1) }
}
