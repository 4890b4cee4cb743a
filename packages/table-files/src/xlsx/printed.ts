/** 18.3.1.65: the size on paper follows the pages that are wanted, not a percentage. */
export const ON_PAGES = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/** The paper of the PDF. */
const A4 = 9;

/** 18.3.1.62 to 18.3.1.64: one page wide and as many high as it takes, with the sheet and the page at the foot. */
export const printed = (orientation: 'landscape' | 'portrait'): string =>
  [
    '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.75" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="${A4}" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`,
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
  ].join('');
