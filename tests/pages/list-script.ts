import { PropertySymbol } from 'happy-dom'
import { languageOfPath } from '../../contract/language.ts'

/**
 * Runs the inline script of the order list, which stands in the HTML of every public page and which
 * React does not run; returns how to stop it.
 */
export async function startListScript(pathname: string): Promise<() => void> {
  const language = languageOfPath(pathname)
  const { english } = await import('../../web/words/en.ts')
  const { tamil } = await import('../../web/words/ta.ts')
  const { scriptWords } = await import('../../web/order-list/on-every-page/script-words.ts')
  const words = scriptWords(language, { en: english, ta: tamil }[language].orderList)
  const script = { dataset: { words: JSON.stringify(words) } }
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  const listeners = new AbortController()
  const { addEventListener } = globalThis
  globalThis.addEventListener = (type: string, listener: unknown, capture?: unknown) =>
    addEventListener(type, listener as EventListener, {
      capture: capture === true,
      signal: listeners.signal,
    })
  await import('../../web/order-list/on-every-page/list-elements.ts')
  globalThis.addEventListener = addEventListener
  return () => {
    listeners.abort()
    // A registry has no way to take a definition back.
    const registry = Reflect.get(customElements, PropertySymbol.registry) as Map<string, object>
    for (const name of ['add-to-list', 'order-count']) registry.delete(name)
  }
}
