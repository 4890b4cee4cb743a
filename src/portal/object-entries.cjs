/** Stands in for the package of this name in the built console: every browser that Cofre supports has it (0015). */
module.exports = Object.entries;
