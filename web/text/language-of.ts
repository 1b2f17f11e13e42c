const scripts = {
  ta: /\p{sc=Tamil}/u,
  te: /\p{sc=Telugu}/u,
  ml: /\p{sc=Malayalam}/u,
  kn: /\p{sc=Kannada}/u,
  hi: /\p{sc=Devanagari}/u,
}

/** The language by which a screen reader and the browser's fonts take a text, by its script. */
export function languageOf(text: string): string | undefined {
  return Object.entries(scripts).find(([, script]) => script.test(text))?.[0]
}
