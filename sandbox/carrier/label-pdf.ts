interface Label {
  /** What the shop calls the return. */
  readonly number: string;
  readonly to: readonly string[];
  /** Digits. */
  readonly parcelNumber: string;
}

/** A text of one line. The font has the signs of Latin-1. */
function line(text: string, size: number, bottom: number): string {
  const known = text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);
  return `BT /F ${size} Tf 20 ${bottom} Td (${known}) Tj ET`;
}

/** A label of the size A6, as a PDF with one page. */
export function labelPdf({ number, to, parcelNumber }: Label): Uint8Array<ArrayBuffer> {
  const content = [
    line('Stand-in carrier: nobody carries this parcel', 9, 395),
    line('To', 9, 365),
    ...to.map((text, index) => line(text, 13, 348 - index * 17)),
    line(`Return ${number}`, 11, 190),
    line(parcelNumber, 13, 70),
  ].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 298 420]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + table + trailer, 'latin1'));
}
