/** Limits and messages of synonym sets. Separate from the others, which every public page loads. */
export const synonymLimits = {
  sets: 300,
  label: 60,
  terms: 30,
  term: { min: 2, max: 60 },
  tried: 10,
} as const

const { sets, terms, term } = synonymLimits

export const synonymMessages = {
  notFound: 'Synonym set not found',
  labelRequired: 'Label is required',
  termsRequired: 'Give at least one term',
  tooManyTerms: `At most ${terms} terms`,
  tooShort: `A term has at least ${term.min} characters`,
  tooLong: `A term has at most ${term.max} characters`,
  twice: (text: string) => `“${text}” is there already`,
  tooManySets: `There can be at most ${sets} synonym sets`,
  loadFailed: 'Failed to load synonyms. Please try again.',
  fetchFailed: 'Failed to fetch synonym set',
  saveFailed: 'Failed to save synonym set',
  deleteFailed: 'Failed to delete synonym set',
  created: 'Synonym set created successfully!',
  updated: 'Synonym set updated successfully!',
  deleteConfirm: 'Are you sure you want to delete this synonym set?',
  none: 'No synonyms found. Add your first set to get started.',
  noneFound: 'No set has this word.',
  searchRequired: 'Give words to search for',
  trialFailed: 'The search could not be tried. Please try again.',
} as const
