/** How much a check takes. Apart from the endpoints, so that a page can say it without bringing their schemas. */

export const MAX_TEXT_LENGTH = 50_000
export const PICTURE_BYTES = 20_000_000
export const RECORDING_BYTES = 50_000_000
