/** Where anybody gets a mail box for nothing: such an address says nothing about who writes. */
const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|icloud|me|mac|aol|gmx|web|mail|email|consultant|usa|proton|protonmail|zoho|rediffmail|yandex|tutanota|tuta|fastmail|hey|qq|163|126|sina|libero|virgilio|laposte|orange|wanadoo|freenet|t-online|ziggo|bol|uol|terra)\.(?:[a-z]{2,5}|co\.[a-z]{2}|com\.[a-z]{2})$/i

/** Of a mail address, or of what stands behind its @. */
export const isFreeMail = (address: string): boolean => freeMail.test(address.slice(address.lastIndexOf('@') + 1))
