import type { ShopSettings } from '../../../contract/settings.ts'

type Notice = NonNullable<ShopSettings['notice']>

/** Runs before the page is painted, so that a dismissed notice never moves it. */
const script = `{
const key='dismissed-notice',bar=document.currentScript.previousElementSibling
try{bar.hidden=localStorage.getItem(key)===bar.dataset.notice}catch{}
bar.querySelector('button').onclick=()=>{
bar.hidden=true
document.getElementById('main').focus({preventScroll:true})
try{localStorage.setItem(key,bar.dataset.notice)}catch{}}
}`

/** The notice as HTML; each device can dismiss it. */
export function renderNotice(notice: Notice, nonce: string | undefined): string {
  const { text, textTa, link } = notice
  const tamil = textTa && ` <span lang="ta">${escapeHtml(textTa)}</span>`
  const words = escapeHtml(text) + tamil
  const line = link
    ? `<a href="${escapeHtml(link)}" class="underline decoration-wood-line underline-offset-4">${words}</a>`
    : words
  return `<aside aria-label="Notice" data-notice="${escapeHtml(JSON.stringify(notice))}" class="bg-wood text-on-wood print:hidden"><div class="mx-auto flex max-w-page items-center justify-between gap-4 px-gutter"><p class="py-2 text-[0.8125rem] leading-snug [overflow-wrap:anywhere]">${line}</p><button type="button" aria-label="Dismiss the notice" class="-mr-3 grid size-11 shrink-0 place-items-center text-xl noscript:hidden"><span aria-hidden="true">×</span></button></div></aside><script nonce="${nonce ?? ''}">${script}</script>`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
