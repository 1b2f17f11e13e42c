/**
 * Lists, in the open page, which colours its texts have on which grounds, and its small targets: pages
 * with the same list are the same to rules about contrast and the size of targets.
 */
export function listAppearances(): string[] {
  const grounds = new Map<Element, string>()
  /** Backgrounds of an element and those below it, to the first that nothing shines through. */
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    const isSolid = !/rgba|\//.test(backgroundColor)
    const parts = [
      isClear ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : `at ${opacity}`,
      // It may stand on something else than its ancestors.
      isSolid || position === 'static' || position === 'relative' ? '' : 'above',
    ]
    const ends = isSolid && opacity === '1' && backgroundImage === 'none'
    const ground = [...parts, ends ? '' : groundOf(element.parentElement)].filter(Boolean).join(' ')
    grounds.set(element, ground)
    return ground
  }
  const describeText = (element: Element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    // As the guidelines count it: 18 pt, or 14 pt in bold.
    const isLarge = size >= 24 || (size >= 18.5 && Number(fontWeight) >= 700)
    // No rule about contrast holds for it.
    const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null
    const text = `${color}${isLarge ? ' large' : ''}${isDisabled ? ' disabled' : ''}`
    const link = element.closest('a')
    if (!link?.parentElement || getComputedStyle(link).textDecorationLine !== 'none')
      return `${text} on ${groundOf(element)}`
    return `${text} on ${groundOf(element)} in ${getComputedStyle(link.parentElement).color}`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (element && text.textContent?.trim() && isShown(element)) found.add(describeText(element))
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    const { width, height } = control.getBoundingClientRect()
    const least = Math.round(Math.min(width, height))
    if (least <= 1 || !isShown(control)) continue
    found.add(describeText(control))
    if (least < 24) found.add(`${least} px: ${control.tagName} ${control.className}`)
  }
  return [...found]
}
