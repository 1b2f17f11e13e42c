/** Storage key of the token in the browser. Separate from the limits, because a script in each page needs it. */
export const tokenKey = 'token'
