/** Response options of a page that lacks what the API could not give just now. */
export const unavailable = { status: 503, headers: { 'cache-control': 'no-store' } }
