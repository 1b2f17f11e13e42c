export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  URL.revokeObjectURL(address)
}

export function downloadText(name: string, text: string, type: string): void {
  downloadFile(new File([text], name, { type }))
}
