/** Where the browser stores the token. Apart from the limits, for a script that is part of each page knows it. */
export const tokenKey = 'token'
