/** Reasons why the server cannot store anything. Separate from the other messages, which every visitor loads. */
export const storageMessages = {
  full: 'The storage of the server is full, so nothing was saved. Please tell the person who runs the server.',
  unusable:
    'A folder or store of the server cannot be used now, so nothing was saved: its log says why.',
  /** `settings` lists the PostgreSQL settings that are off. */
  unsafe: (settings: string[]) =>
    `PostgreSQL runs with ${settings.join(', ')} off: a power cut may take what was saved.`,
} as const
