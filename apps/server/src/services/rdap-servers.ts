/**
 * Who keeps the register of an ending, as IANA publishes it (data.iana.org/rdap/dns.json) or the registry itself does.
 * Only endings that are common in links, and whose registries say when a name was registered; a domain of any other
 * ending is asked of nobody. Germany's registry is left out because it does not tell the day.
 */
const SERVERS: Readonly<Record<string, string>> = {
  'https://rdap.verisign.com/com/v1/': 'com',
  'https://rdap.verisign.com/net/v1/': 'net',
  'https://tld-rdap.verisign.com/cc/v1/': 'cc',
  'https://rdap.publicinterestregistry.org/rdap/': 'org',
  'https://rdap.identitydigital.services/rdap/':
    'info pro mobi asia live life world agency group today digital email support center services finance',
  'https://rdap.nic.biz/': 'biz',
  'https://rdap.centralnic.com/xyz/': 'xyz',
  'https://rdap.centralnic.com/icu/': 'icu',
  'https://rdap.centralnic.com/cyou/': 'cyou',
  'https://rdap.centralnic.com/sbs/': 'sbs',
  'https://rdap.centralnic.com/cfd/': 'cfd',
  'https://rdap.centralnic.com/bond/': 'bond',
  'https://rdap.centralnic.com/lol/': 'lol',
  'https://rdap.centralnic.com/monster/': 'monster',
  'https://rdap.centralnic.com/quest/': 'quest',
  'https://rdap.radix.host/rdap/': 'online site store tech space website fun host press pw',
  'https://rdap.zdnsgtld.com/top/': 'top',
  'https://rdap.gmoregistry.net/rdap/': 'shop',
  'https://pubapi.registry.google/rdap/': 'app dev page',
  'https://rdap.nic.club/': 'club',
  'https://rdap.nic.vip/': 'vip',
  'https://rdap.nominet.uk/uk/': 'uk',
  'https://rdap.sidn.nl/': 'nl',
  'https://rdap.nic.fr/': 'fr',
  'https://rdap.nic.ch/': 'ch',
  'https://rdap.nic.li/': 'li',
  'https://rdap.nic.cz/': 'cz',
  'https://rdap.norid.no/': 'no',
  'https://rdap.fi/rdap/rdap/': 'fi',
  'https://rdap.dns.pl/': 'pl',
  'https://rdap.registro.br/': 'br',
  'https://rdap.ca.fury.ca/rdap/': 'ca',
}

const BY_ENDING: ReadonlyMap<string, string> = new Map(
  Object.entries(SERVERS).flatMap(([server, endings]) => endings.split(' ').map((ending) => [ending, server] as const)),
)

export const endingOf = (domain: string): string => domain.slice(domain.lastIndexOf('.') + 1)

/** Undefined: we do not know whom to ask. Always https, and ending in a slash. */
export const registryOf = (domain: string): string | undefined => BY_ENDING.get(endingOf(domain))
