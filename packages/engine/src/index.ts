export { takeFirstLook, takeFirstLookAtLink } from './first-look.ts'
