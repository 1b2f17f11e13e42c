/** Pixels of pictures for chats: of a post, and of a status, which fills the screen. */
export const chatPictureWidth = 1080
export const chatPictureHeights = { post: 1350, status: 1920 }
