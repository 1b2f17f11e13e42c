/** Before the lines of a list. Apart from the other words, because first scripts go without it. */
export const listGreetingTa = 'வணக்கம்! நான் வாங்க விரும்புவது:'
