const shield = 'M12 2.8 4.8 5.5v5.9c0 4.6 2.9 8 7.2 9.8 4.3-1.8 7.2-5.2 7.2-9.8V5.5Z';
const eye = 'M2.4 12C4.3 8 7.8 5.6 12 5.6s7.7 2.4 9.6 6.4c-1.9 4-5.4 6.4-9.6 6.4S4.3 16 2.4 12Z';
const pupil = 'M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z';

const paths = {
  check: 'm5.5 12.5 4.2 4.2 8.8-9.2',
  dot: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  eye: eye + pupil,
  eyeOff: `${eye}${pupil}M4 3.5l16 17`,
  shield,
  shieldCheck: `${shield}M8.6 11.8l2.5 2.5 4.4-4.8`,
  warning: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.6v5M12 16v.2',
};

/** A line drawing that illustrates the words beside it. */
export function Icon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
