/** The colours of one mode. Names, uses and measured contrasts are those of the design. */
export interface Tokens {
  mode: 'light' | 'dark';
  /** Page. */
  canvas: string;
  /** Cards, bar, fields. */
  surface: string;
  /** Table head, pager, quiet blocks. */
  sunken: string;
  /** Hovered row, neutral chip. */
  hover: string;
  /** Selected row, active chip, information; its line. */
  tint: string;
  tintLine: string;
  /** Hairlines: decoration only. */
  line: string;
  line2: string;
  /** Control borders, the track of a switch that is off. */
  field: string;
  /** Read-only and disabled fields. */
  disabled: string;
  text: string;
  text2: string;
  text3: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** Deposits, active, done. */
  in: string;
  inTint: string;
  /** Withdrawals, errors, badge. */
  out: string;
  outTint: string;
  onOut: string;
  warning: string;
  warningTint: string;
  /** "You are here" and the withdrawal series; never text. */
  brass: string;
  nav: {
    main: string;
    active: string;
    text: string;
    group: string;
    line: string;
    dot: string;
    focus: string;
    strong: string;
  };
  /** Snackbar and tooltip. */
  inverse: { main: string; text: string; action: string };
  /** The only shadow, of floating elements. */
  shadow: string;
}

const shadow = (colour: string, near: number, far: number) =>
  `0 1px 2px rgba(${colour},${near}), 0 8px 24px rgba(${colour},${far})`;

export const lightTokens: Tokens = {
  mode: 'light',
  canvas: '#F2F5F6',
  surface: '#FFFFFF',
  sunken: '#F7F9FA',
  hover: '#EEF3F5',
  tint: '#E1EEF2',
  tintLine: '#A9CBD6',
  line: '#DBE2E5',
  line2: '#C5CFD3',
  field: '#768790',
  disabled: '#EDF1F2',
  text: '#12222A',
  text2: '#4C5E67',
  text3: '#586A73',
  primary: '#0E5468',
  primaryHover: '#0A4152',
  onPrimary: '#FFFFFF',
  in: '#16693B',
  inTint: '#E4F3EA',
  out: '#B0261C',
  outTint: '#FCEAE8',
  onOut: '#FFFFFF',
  warning: '#7E5A12',
  warningTint: '#FAF3E1',
  brass: '#A87B21',
  nav: {
    main: '#0B2832',
    active: '#12394A',
    text: '#C3D3D9',
    group: '#8FA8B2',
    line: '#1D3D49',
    dot: '#D1A445',
    focus: '#9AD4E4',
    strong: '#FFFFFF',
  },
  inverse: { main: '#12303B', text: '#FFFFFF', action: '#9AD4E4' },
  shadow: shadow('11,40,50', 0.08, 0.14),
};

export const darkTokens: Tokens = {
  mode: 'dark',
  canvas: '#0C1417',
  surface: '#131D21',
  sunken: '#172329',
  hover: '#1A282E',
  tint: '#15343F',
  tintLine: '#2F6475',
  line: '#263339',
  line2: '#35454C',
  field: '#70838B',
  disabled: '#1A2529',
  text: '#E7EDEF',
  text2: '#A9B8BE',
  text3: '#93A4AB',
  primary: '#7FC6D9',
  primaryHover: '#A3D9E7',
  onPrimary: '#05222B',
  in: '#76CF9B',
  inTint: '#13301F',
  out: '#FF9B8F',
  outTint: '#3A1B18',
  onOut: '#2A0905',
  warning: '#E0B65C',
  warningTint: '#2E2714',
  brass: '#D1A445',
  nav: {
    main: '#081013',
    active: '#14272F',
    text: '#B4C5CC',
    group: '#81969F',
    line: '#1B282D',
    dot: '#D1A445',
    focus: '#9AD4E4',
    strong: '#FFFFFF',
  },
  inverse: { main: '#E2EAED', text: '#12222A', action: '#0E5468' },
  shadow: shadow('0,0,0', 0.5, 0.55),
};
