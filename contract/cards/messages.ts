/** Messages about the preview of a link card. */
export const linkCardPreviewMessages = {
  title: 'How it looks in WhatsApp',
  afterSaving: 'Shown after saving.',
  asSaved: 'As it is saved now. What you have changed shows after saving.',
  failed: 'The preview could not be loaded.',
} as const
