/** Greeting before the lines of a list. Separate from the other words, so that first scripts do not contain it. */
export const listGreetingTa = 'வணக்கம்! நான் வாங்க விரும்புவது:'
