/**
 * Label for staff on the visitors' page of the list: apart from the admin area's words, which visitors do not
 * load.
 */
export const answerOffer = 'Answer this order'
