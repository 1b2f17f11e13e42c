/** Greeting before the lines of a list. Separate from the other words, so that first scripts do not contain it. */
export const listGreeting = 'Vanakkam! I would like to order:'
