import type { ShopSettings } from '../../../contract/settings/settings.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import { keepUnits } from '../../text/keep-units.ts'
import type { Words } from '../../words/words.ts'
import script from './notice-script.ts?inline-script'

type Notice = NonNullable<ShopSettings['notice']>

const button = 'size-11 shrink-0 place-items-center text-xl noscript:hidden'

/**
 * The notice as HTML; each device can dismiss it. A phone shows two lines of it, one for each language
 * where both fit, and the rest on demand; without script all of it.
 */
export function renderNotice(
  notice: Notice,
  { language, shell }: Pick<Words, 'language' | 'shell'>,
  nonce: string | undefined,
): string {
  const { text, textTa, link } = notice
  const lang = language === 'ta' ? 'lang="en" ' : ''
  const english = `<span ${lang}class="block md:inline">${write(text)}</span>`
  const tamil = textTa && `<span lang="ta" class="block md:inline">${write(textTa)}</span>`
  const words = language === 'ta' ? tamil || english : [english, tamil].filter(Boolean).join(' ')
  const line = link
    ? `<a href="${escapeHtml(link)}" class="underline decoration-wood-line underline-offset-4">${words}</a>`
    : words
  return `<aside aria-label="${shell.notice}" data-notice="${escapeHtml(JSON.stringify(notice))}" class="bg-wood text-on-wood print:hidden"><div class="mx-auto flex max-w-page items-center justify-between px-gutter py-1"><p class="mr-auto line-clamp-2 text-[0.8125rem] leading-snug wrap-anywhere md:line-clamp-none noscript:line-clamp-none">${line}</p><button type="button" hidden aria-expanded="false" aria-label="${shell.wholeNotice}" class="grid ${button} [&[hidden]]:hidden"><span aria-hidden="true">⌄</span></button><button type="button" aria-label="${shell.dismissNotice}" class="-mr-3 grid ${button}"><span aria-hidden="true">×</span></button></div></aside><script nonce="${nonce ?? ''}">${script}</script>`
}

function write(text: string): string {
  return escapeHtml(keepUnits(text))
}
