/** The picture that chats and networks show for a link. */
export const previewSize = { width: 1200, height: 630 } as const
