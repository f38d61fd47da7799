const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const minute = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

export const sayDay = (iso: string): string => day.format(new Date(iso))
export const sayMinute = (iso: string): string => minute.format(new Date(iso))
export const sayMonth = (iso: string): string => month.format(new Date(iso))
