import type { UserRow } from '../store/users.ts'

/** A user as the web app sees them; nothing else of the row leaves the server. */
export const presentUser = (user: UserRow) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  username: user.username,
  role: user.role,
  ...(user.googleId === null ? {} : { google_id: user.googleId }),
})
