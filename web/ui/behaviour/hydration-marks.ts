/**
 * Marks in a page's HTML by which the scripts that stand in it (`start-scripts.ts`), React and the styles
 * (`base.css`) find one another until all of the page has come alive.
 */

/** On `<html>` once React has taken the page over, but for parts whose code comes later. */
export const hydratedMark = 'data-hydrated'

/** On a part of `lazyInView` until React has taken it over: a press in it has no listener yet. */
export const serverHtmlMark = 'data-server-html'

/** On a link that does more once the scripts have come: a press waits for them, and a second one follows it. */
export const earlyMark = 'data-early'

/** Id of home's sections below the first view, which are such a part. */
export const homeSectionsId = 'home-sections'
