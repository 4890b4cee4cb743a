import fc from 'fast-check';

/*
 * fast-check with the run's seed, so that a second attempt meets what the first one met and a failure of another machine
 * can be had again: PORTAL_TEST_SEED=… npm test
 */
const seed = process.env.PORTAL_TEST_SEED;
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });

export default fc;
