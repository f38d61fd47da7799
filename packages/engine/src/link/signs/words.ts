const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words that a scam host puts beside a brand's name. */
export const LURE_WORDS = list(`
  account accounts activate activation active admin alert alerts app apps appeal assist auth authenticate authorize auto
  bank banking benefit benefits bill billing blocked bonus browser business buy card cards care carte case center centre
  check claim claims client clients cloud code confirm confirmation connect contact copyright cuenta customer customers
  dapp defi delivery desk device direct disputa dispute docs document documents download drop airdrop email exchange
  expired express fee fees file files find fix form free funds gift gifts giveaway global group guard help helpdesk
  helpline home id identity info invoice item japan key kyc link live lock locked login logins logon logout mail market
  member members message messages mint mobile my net network news nft notice notification offer official online open
  order orders package page pages panel parcel pass password pay payment payments phrase policy portal post prize
  profile promo promotion protect protection purchase recover recovery redelivery redirect refund refunds register
  registration renew renewal report reschedule reset resolution restore restriction review reward rewards safe safety
  sale schedule secure secured security seguro sendung server service services session setup share ship shipping shop
  sign signin signon signup site solution staking store submit support survey suspend suspended suspension swap sync
  system tax team tech ticket token tool track tracking trade transaction transfer unlock unusual update updates
  upgrade user users validate validation verification verified verify vip wallet wallets warning web webmail weblogin
  webapp win winner zahlung konto anmelden sicherheit kunden paket livraison suivi colis client espace compte connexion
  private robux nitro gratis communities topup
  acceso cliente seguridad verificacion actualizar clienti accesso sicurezza aggiorna conferma entrega encomenda
`)

/** The ones that ask for something a thief wants; used where one word must carry weight alone. */
export const HARD_LURES = list(`
  login logon signin secure secured security verify verification verified validate account update confirm unlock wallet
  recover recovery restore suspended suspension authenticate authorize password banking billing refund claim airdrop
  rewards giveaway kyc seed phrase mint connect redelivery appeal
`)

export const tokensOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
