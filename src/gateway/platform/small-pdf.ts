/** A page with some lines of plain letters, so that a demo has a PDF to show. */
export function smallPdf(lines: readonly string[]): Buffer {
  const operators = lines
    .map(
      (line, index) =>
        `/F1 ${index === 0 ? 22 : 12} Tf (${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -${index === 0 ? 34 : 20} Td`,
    )
    .join('\n')
  const content = `BT 72 760 Td\n${operators}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = Buffer.byteLength(text)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = Buffer.byteLength(text)
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text)
}
