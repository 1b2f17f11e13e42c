/**
 * Staff label on the visitors' page of the list; separate from the admin area's words, which visitors do not
 * load.
 */
export const answerOffer = 'Answer this order'
