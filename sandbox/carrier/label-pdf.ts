interface Label {
  /** What the shop calls the return. */
  readonly number: string;
  readonly to: readonly string[];
  /** Digits. */
  readonly parcelNumber: string;
}

/** Code 39: of each sign, nine bars and spaces in turn, wide (`w`) or narrow. */
const signs: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '*': 'nwnnwnwnn',
};

/** Bars of a barcode from a point on, in points. */
function bars(text: string, left: number, bottom: number, height: number): string {
  let at = left;
  const drawn: string[] = [];
  for (const sign of `*${text}*`) {
    Array.from(signs[sign] ?? '').forEach((width, place) => {
      const points = width === 'w' ? 2.5 : 1;
      if (place % 2 === 0) drawn.push(`${at} ${bottom} ${points} ${height} re f`);
      at += points;
    });
    at += 1;
  }
  return drawn.join('\n');
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
    bars(parcelNumber, 20, 90, 70),
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
