/** Shows a file under an address that only this page can read, for as long as the element is there. */
export const showing = (file: File) => (element: HTMLElement | null) => {
  const url = URL.createObjectURL(file)
  element?.setAttribute('src', url)
  return () => URL.revokeObjectURL(url)
}
