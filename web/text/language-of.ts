const scripts = {
  ta: /\p{sc=Tamil}/u,
  te: /\p{sc=Telugu}/u,
  ml: /\p{sc=Malayalam}/u,
  kn: /\p{sc=Kannada}/u,
  hi: /\p{sc=Devanagari}/u,
}

/** The language of a text by its script, for screen readers and the browser's choice of fonts. */
export function languageOf(text: string): string | undefined {
  return Object.entries(scripts).find(([, script]) => script.test(text))?.[0]
}
