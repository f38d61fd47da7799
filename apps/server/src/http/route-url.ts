/** A path of the contract, as the framework writes it: {id} becomes :id. */
export const routeUrl = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
