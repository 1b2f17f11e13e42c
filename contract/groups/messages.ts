/** Messages about product groups. */
export const productGroupMessages = {
  notFound: 'Product group not found',
  nameRequired: 'Group name is required',
  nameTaken: 'A group with this name already exists',
  inUse: 'The group still has products',
  loadFailed: 'Failed to load product groups. Please try again.',
  fetchFailed: 'Failed to fetch product group',
  saveFailed: 'Failed to save product group',
  orderFailed: 'Failed to update the order of product groups.',
  deleteFailed: 'Failed to delete product group',
  created: 'Product group created successfully!',
  updated: 'Product group updated successfully!',
  deleteConfirm: 'Are you sure you want to delete this product group?',
  reportFailed: 'Failed to load what labels lack. Please try again.',
  reportEmpty: 'Every label says what it has to.',
  none: 'No product groups found. Add your first group to get started.',
} as const
