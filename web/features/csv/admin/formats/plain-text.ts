/** The number of line breaks around an element. */
const breaksAround = new Map([
  ...words('P H1 H2 H3 H4 H5 H6').map((name) => [name, 2] as const),
  ...words(
    'ADDRESS BLOCKQUOTE DD DIV DL DT FIGURE FIGCAPTION HR LI OL PRE SECTION TABLE TR UL',
  ).map((name) => [name, 1] as const),
])
const unseen = 'script, style, template, noscript, iframe, object, svg'

/**
 * Converts HTML to text with the line breaks of its rendering. Line breaks in the source are ignored
 * unless `sourceBreaks` is `shown`. In the browser only.
 */
export function toPlainText(html: string, sourceBreaks: 'shown' | 'ignored'): string {
  if (!/[<&]/.test(html)) return html.trim()
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(unseen)) element.remove()
  const spaces = sourceBreaks === 'shown' ? /[ \t\r\f]+/g : /[ \t\r\n\f]+/g
  const lines = textOf(body, spaces)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOf(node: Node, spaces: RegExp): string {
  if (node instanceof Text) return besideBlocks(node, node.data.replace(spaces, ' '))
  const text = Array.from(node.childNodes, (child) => textOf(child, spaces)).join('')
  if (node.nodeName === 'BR') return '\n'
  if (node.nodeName === 'TD' || node.nodeName === 'TH') return `${text} `
  const breaks = '\n'.repeat(breaksAround.get(node.nodeName) ?? 0)
  return breaks + (node.nodeName === 'LI' ? `• ${text.trim()}` : text) + breaks
}

/** Line breaks of the source beside block elements are not rendered. */
function besideBlocks({ previousSibling, nextSibling }: Text, text: string): string {
  const begun = isBlock(previousSibling) ? text.trimStart() : text
  return isBlock(nextSibling) ? begun.trimEnd() : begun
}

function isBlock(node: Node | null): boolean {
  return node !== null && breaksAround.has(node.nodeName)
}

function words(text: string): string[] {
  return text.split(' ')
}
