/** Before the lines of a list. Apart from the other words, because first scripts go without it. */
export const listGreeting = 'Vanakkam! I would like to order:'
