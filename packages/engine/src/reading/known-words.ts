// Common words, for undoing disguises: a spelling such as `acc0unt` is changed only when the result is one of these.
const list = `
aadhaar aapka able about above accept accepted access accident account accounts acct across action activate
activity added address admin advance advice after afternoon again against agency agent agree agreed agreement
ahead airport alert alle allow allowed alone along already alright also always amazon amount annual another
answer antes anybody anyone anything anyway appeal appear apple application applied applies apply appointment
approval approve approved april aqui area aren around arrest arrive arrived arrives asked asking asks assessment
assistant assunto attached attempt attention audit august authority auto automated automatic automatically
available avoid away baby back badge balance banco bank banking banks because been before behalf behind being
believe below beneficiary benefit benefits best better between bill billing bills binance binnen birth birthday
bitcoin bitte black bless block blocked blood blue board bond bonjour bonus book booked booking boots borrow
boss both bought branch bring broker brother browser building bureau business button buyer call called calling
calls came camera canada cancel cancellation cancelled cannot cant capital card cards care carry carte casa case
cash cashapp cashier casino cause cell center centre cents certificate certified chance change changed changes
charge charged charges chat check checked checking checks cheers cheque child children chip choose church city
claim claimed claims class clean clear clearance cleared click client clients clinic clock close closed closes
closing club coach code codes codigo coffee coinbase collect collection college come comes coming comment
commission community como companies company compensation complaint complete completed compliance computer
confidential confirm confirmation confirmed congratulations connect conta contact contacts continue contract
contractor control copies copy correct cost costs could couldn council count counter country county couple
courier course court cousin cover covered credit credited crypto cuenta current customer customers customs cyber
daily dana daniel dans data date daughter days deadline deal dear debit debt december decide decision declined
delay delayed delete deleted deliver delivered delivery department deposit depot dept desk details device dial
dias didn different digit digital digits direct directly director disconnection discount discuss dispute
division doctor document documents does doesn doing dollar dollars done dont door double down download draw
drive driver driving drop during duty each early eight eighty either electric eleven eligible else email emails
emergency employee employer enclosed ending ends energy enforcement engineer english enough enter entered entre
entry envelope error esta estate este ethereum euro euros even evening ever every everybody everyone everything
exactly example exchange executive expect experience expire expired expires expiry explain express extension
extra face facebook failed fair fake fall families family fast father favor february federal feel fees fifteen
fifty file filed filing fill final finance financial find fine finish finished fire firm first five fixed flat
flight floor folder follow following food form forms forty forward foto found four fraud free freeze friday
friend friends from front frozen full fully fund funds further gadget gate gave gcash geld general genuine gets
getting gift giftcard girl give given gives giving goes going gold gone gonna good goods google government grand
grant gratis great green group guarantee guaranteed guys hacked haha half hall hallo hand hang happened happens
happy hard hari hasn have haven having head health hear heart held hello help here hier high hiring hoje hold
holder holding holiday home honest hope horas hospital hotel hour hours house household https hundred hurry hurt
husband iban identity ignore ihre image immediately immigration important inbox included including income
incomplete infected info inform information inheritance inside inspection insta instagram install instead
insurance interac interest interested internet interview into investment invoice iphone issue issued item items
itself itunes january join judge july june just kami keep keeps kept keys kids kind kindly kitchen know label
lady lakh land landlord lang laptop last late later lawyer lease least leave leaving left legal legit less
letter letters level library licence license life lift light like limit limited line link linked links list
listed listen listing little live load loan loans local location lock locked login long longer look looked
looking looks lose lost lottery love lovely lucky lunch machine madam made mail mailbox mailed mails main
maintenance make making mama manage manager many march mark marked market match mate matter maybe mean means
medical medicare meet meeting mein member members membership mention message messages meter microsoft midnight
might million mind mine minimum mins minute minutes miss missed missing mistake mobile moment monday money month
monthly months more morning most mother move moved moving much must myself nada nahi name names national near
nearly need needed needs neighbour netflix network never news next nice nicht night nine ninety nobody noch nome
noon normal normally note nothing notice noticed notification november number numbers numero nurse october offer
offers office officer official okay once ones online only open opened opening opens operation order ordered
orders original other others otherwise ours outlook outside outstanding over overdue overseas owner pack package
paga pagamento pagar page pages pago paid papa paper papers para parcel parents park parking part partner party
pass passed passport password past pastor patient payable payee payid paying payment payments paynow payout
paypal payroll pays penalty pending people percent perfect period permit pero person personal pesa pesos phone
phones photo photos pick picked pickup pics picture pictures piece place placed plan plate platform play please
plus pode point points police policy porque portal position possible post posted posting pound pounds power
prefer premium prepaid present press price print printed private prize problem process processed processing
profile profit program promise proof property protected protection provider public purchase push qualify quarter
question questions quick quote raised rang rate rates rather reach reached read reading ready real really reason
rebate receipt receipts receive received receiving reception record recorded records recovered recovery
reference refund refundable refunded refunds regards register registered registration rekening release released
relief remain remaining remember reminder remote remove removed renew renewal renewed renews rent repair
replacement reply report reported request requested required requires reserve reserved reset rest restricted
result resume return returned returns revenue reverse review revolut rewards right ring ringing risk road room
round rule rules running runs rush safe safety said salary saldo sale same saturday save savings saying says
scam scan schedule scheduled scheme school score screen screenshot search seat seats second secret section
secure security seen selected self selfie sell seller selling send sender sending sends senior sent september
sera serious server service services settings settle settled settlement seven several shall share shared shares
sheet shift ship shipment shipping shop short should show showing shown shows shut side sign signal signature
signed signin signing simple since sincerely single singpass sister site sitting sixty size sleep slip slot
slots slow small social software sold solo some somebody someone something soon sorry sort sound speak speaking
specialist spend spot spring staff stage stamp standard standing start starting starts state statement station
status stay stays steam step steps sticker still stock stop stopped storage store straight street stuck student
students subject submit subscription such sunday supplier supply support sure surgery survey suspended switch
system table take taken takes talk tarde team technical technician telegram telephone tell temporary term terms
test tether text than thank thanks that thats their them then there these they thing things think third thirty
this those thought thousand three through thursday ticket tickets till time times tinyurl today together token
told toll tomorrow tonight took total touch town track tracking trade trading training transaction transfer
travel treasurer tres trial tried trip trouble truck trust trying tuesday turn turned twelve twenty twice type
uber unauthorized unclaimed uncle under understand union unit unless unlock unpaid unsubscribe until update
updated upgrade upload urgent usdt used user using usual usually valid valor value valued vehicle vendor venmo
verification verified verify version very viagra video view viewing virus visa visit voice voor votre voucher
vouchers vous wait waiting wala walk wallet want wanted wants warehouse warm warning warrant wasn watch water
website wednesday week weekend weekly weeks welcome well went were western what whatever whatsapp when where
whether which while white whoever whole wife will window windows winner winners winter wire wish with withdraw
withdrawal within without word words work worked working works worry worth would write writing written wrong
wrote yeah year years yesterday your yours yourself zelle zero
`

export const knownWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
