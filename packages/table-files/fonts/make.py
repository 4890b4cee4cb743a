"""
Makes the fonts of the PDF files from @fontsource-variable/inter 5.3.0, whose files are WOFF2 and variable, which pdfkit
cannot embed. Run once, in the project's folder (Debian: fonttools, python3-brotli):

    /usr/bin/python3 packages/table-files/fonts/make.py

inter-400.ttf and inter-600.ttf are each one weight of Latin and Latin extended. Figures are tabular without asking for
it, and U+25A1, the white square that stands for what the font has not, is drawn here. inter-400.json and inter-600.json
say by how much pairs of letters are moved, in thousandths of the size: asking the font takes 0.3 ms a pair.
"""

import json
from os import path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/@fontsource-variable/inter/files/inter-%s-wght-normal.woff2"
TARGET = path.dirname(path.abspath(__file__))
WEIGHTS = {400: "Regular", 600: "SemiBold"}
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
SQUARE = 0x25A1
# A, …, ſ without figures and signs.
KERNED = [code for code in range(0x20, 0x180) if chr(code).isalpha() or chr(code) in ".,"]


def kerning(font):
    cmap = font.getBestCmap()
    table = font["GPOS"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    lookups = sorted({index for feature in features for index in feature.LookupListIndex})
    pairs = {}
    for left in KERNED:
        moved = {}
        for right in KERNED:
            if left not in cmap or right not in cmap:
                continue
            advance = sum(moved_by(table.LookupList.Lookup[index], cmap[left], cmap[right]) for index in lookups)
            thousandths = round(advance * 1000 / font["head"].unitsPerEm)
            if abs(thousandths) > 2:
                moved[chr(right)] = thousandths
        if moved:
            pairs[chr(left)] = moved
    return pairs


def moved_by(lookup, left, right):
    for subtable in lookup.SubTable:
        subtable = getattr(subtable, "ExtSubTable", subtable)
        if subtable.LookupType != 2 or left not in subtable.Coverage.glyphs:
            continue
        if subtable.Format == 2:
            row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)]
            return advance_of(row.Class2Record[subtable.ClassDef2.classDefs.get(right, 0)])
        found = subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord
        for record in found:
            if record.SecondGlyph == right:
                return advance_of(record)
    return 0


def advance_of(record):
    return getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0


def cut(font, characters):
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.glyph_names = True
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def weighed(script, weight):
    font = TTFont(SOURCE % script)
    font.flavor = None
    font = instantiateVariableFont(font, {"wght": weight})
    if "STAT" in font:
        del font["STAT"]
    return font


def tabular(font):
    for table in font["cmap"].tables:
        for code, name in table.cmap.items():
            if name in FIGURES:
                table.cmap[code] = f"{name}.tf"


def add_square(font):
    side, line, left, low = 1280, 112, 160, 100
    pen = TTGlyphPen(None)
    corners = [(0, 0), (0, side), (side, side), (side, 0)]
    inner = [(line, line), (side - line, line), (side - line, side - line), (line, side - line)]
    for outline in (corners, inner):
        points = [(left + x, low + y) for x, y in outline]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), "uni25A1"])
    font["glyf"]["uni25A1"] = pen.glyph()
    font["hmtx"]["uni25A1"] = (side + 2 * left, left)
    for table in font["cmap"].tables:
        table.cmap[SQUARE] = "uni25A1"


def rename(font, style):
    for record in font["name"].names:
        if record.nameID in (2, 17):
            record.string = style
        elif record.nameID == 4:
            record.string = f"Inter {style}"
        elif record.nameID == 6:
            record.string = f"Inter-{style}"
        elif record.nameID == 3:
            record.string = f"4.001;RSMS;Inter-{style}"


def make(weight, style, folder):
    latin = weighed("latin", weight)
    kerns = kerning(latin)
    tabular(latin)
    known = set(latin.getBestCmap())
    # Inter has shapes for some control characters, which nobody sees.
    cut(latin, {code for code in known if code >= 0x20})
    extended = weighed("latin-ext", weight)
    cut(extended, set(extended.getBestCmap()) - known)
    files = [path.join(folder, f"{part}.ttf") for part in ("latin", "extended")]
    for font, file in zip((latin, extended), files):
        font.save(file)
    font = Merger().merge(files)
    add_square(font)
    rename(font, style)
    font["OS/2"].usWeightClass = weight
    with open(path.join(TARGET, f"inter-{weight}.json"), "w", encoding="utf-8") as file:
        json.dump(kerns, file, ensure_ascii=False, indent=2)
        file.write("\n")
    font.save(path.join(TARGET, f"inter-{weight}.ttf"))


with TemporaryDirectory() as folder:
    for weight, style in WEIGHTS.items():
        make(weight, style, folder)
