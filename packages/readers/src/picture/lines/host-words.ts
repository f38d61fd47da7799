const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Endings of host names that are met in messages. */
export const HOST_ENDINGS = words(`
com net org info biz co io me ly gl gd to cc tv top xyz vip live club online site shop store support center app dev link
click icu pw cm ms ru cn de fr it es pl br uk us eu ca au in nl ch at be se no jp kr mx za ng id vn ph sg my hk tk ml ga
cf gq bank pro work world today life space website tech cloud page fun win bid loan men rest cam quest sbs cfd lol bond
buzz monster finance money cash help gov edu mil int name mobi asia cat jobs travel lawyer legal email news blog wiki
agency company digital global group team social media network systems solutions services delivery express exchange trade
trading market markets capital fund credit insure tax pay sale deals gift gifts promo games game bet casino poker dk fi
ie pt gr hu cz ro bg il tr ua kz ae sa pk bd lk th tw nz ar cl pe ve ec uy cr pa do gt hn ke gh tz ug et ma dz tn eg`)

/** Words that are common in web addresses and hold an I, l or O: they settle which of the look-alikes stands there. */
export const ADDRESS_WORDS = words(`
login logon link links live lock locked list listing listings label labels legal legacy loan loans local locate location
lottery lucky loyal loyalty later latest last lab labs land landing language large law lead leads learn lease leave
letter level library licence license life light like limit limited line lion lite little load lobby log logistics london
look lounge love low lunch lux luxury lion level left
id identity ids import important in inbox income index india info inform information insta instagram install instant
instaclaim insurance international internet invest investment investments investor invite invoice invoices ip iphone ios
is issue issued it italy item items icloud image images impots imposto internal interac intl inquiry
account accounts alert alerts all apple bill billing bills bitcoin block blocked call cancel card cards cell chase check
claim claims client clients cloud club code codes collect com confirm control coin coins cookie credential customs
deal deals deliver delivery delivered deposit detail details dhl digital dollar download email emails enroll express
facebook federal fill finance financial follow fulfil fulfill free gmail global gold google help helpline hold hotel
hold lloyds mail mailbox mobile mobil official online open order orders outlook package parcel parcels pay paypal payroll
people phone policy poll pool portal post postal postoffice prize profile protocol pull query recall redelivery refund
reschedule royal royalmail rule sale sales scroll security sell service shell signal skill small social solve solution
sold support sell tele telegram tell toll tolls tollbill tool tools total trial unlock unlocked update url usps verify
validate validation valid value vault violation virtual virtual voicemail volt wallet wallets web welcome whale whatsapp
will wells world yahoo yield zelle tele metall schill bill billpay dollars million billion bullion schedule available
online-banking holiday hospital hostel rental rentals travel flight flights hello gallery village valley college school
football casino poker slots slot play player players payroll flow follow yellow silver gold pool wool roll stroll`)
