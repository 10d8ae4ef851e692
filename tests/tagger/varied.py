"""Pages as others could have printed them: stretched, with columns of the table in another order, without lines that say nothing of goods or header."""

import random

import numpy as np
import torch

# Where a word stands, among its signs (`reading/src/tagger/word-signs.ts`): left and right, top and bottom as parts of the page, what it is to numbers.
LEFT, RIGHT, TOP, BOTTOM = 24, 25, 26, 27
PROOFS = slice(34, 38)
# Lines above the first row that may hold heads; in letter heights, the narrowest channel between columns.
HEAD_LINES, CHANNEL = 3, 0.8
STRETCHED, EXCHANGED, THINNED, UNPROVEN = 0.6, 0.3, 0.3, 0.15


def varied(page):
    """A page to learn from, changed by chance; what is right of its words stays right."""
    page = dict(page, signs=dict(page["signs"]))
    if random.random() < THINNED:
        page = thinned(page)
    if random.random() < EXCHANGED:
        exchange_columns(page)
    if random.random() < STRETCHED:
        stretch(page["signs"])
    if random.random() < UNPROVEN:
        signs = page["signs"]["signs"].copy()
        signs[:, PROOFS] = 0
        page["signs"]["signs"] = signs
    return page


def stretch(signs):
    across, down = random.uniform(0.85, 1.15), random.uniform(0.85, 1.2)
    moved = signs["signs"].copy()
    moved[:, [LEFT, RIGHT]] *= across
    moved[:, [TOP, BOTTOM]] *= down
    signs["signs"] = moved
    signs["left"], signs["right"], signs["middle"] = signs["left"] * across, signs["right"] * across, signs["middle"] * down


def exchange_columns(page):
    """The columns of the rows of goods, and what stands over them, in another order."""
    signs, roles = page["signs"], page["roles"].numpy()
    lines = np.unique(signs["line"][roles > 0])
    if len(lines) < 2:
        return
    inside = (signs["line"] >= lines[0]) & (signs["line"] <= lines[-1])
    columns = columns_of(signs, inside)
    for line in range(int(lines[0]) - 1, int(lines[0]) - 1 - HEAD_LINES, -1):
        if len(columns_of(signs, inside | (signs["line"] == line))) < len(columns):
            break
        inside |= signs["line"] == line
    columns = columns_of(signs, inside)
    if len(columns) < 3:
        return
    shift = np.zeros(signs["count"], np.float32)
    at = columns[0][0]
    for left, right in random.sample(columns, len(columns)):
        shift[inside & (signs["left"] >= left - 0.01) & (signs["right"] <= right + 0.01)] = at - left
        at += right - left + random.uniform(CHANNEL, 2)
    move(signs, shift)


def columns_of(signs, inside):
    """From where to where the words stand together that no channel parts."""
    columns = []
    for left, right in sorted(zip(signs["left"][inside], signs["right"][inside])):
        if columns and left < columns[-1][1] + CHANNEL:
            columns[-1][1] = max(columns[-1][1], right)
        else:
            columns.append([left, right])
    return [tuple(column) for column in columns]


def move(signs, shift):
    wide = signs["right"].max() / max(signs["signs"][:, RIGHT].max(), 0.01)
    moved = signs["signs"].copy()
    moved[:, LEFT] += shift / wide
    moved[:, RIGHT] += shift / wide
    signs["signs"], signs["left"], signs["right"] = moved, signs["left"] + shift, signs["right"] + shift
    signs["place"] = placed(signs)


def placed(signs):
    """At which place of its line each word stands."""
    order = np.lexsort((signs["left"], signs["line"]))
    place, last, at = np.zeros(signs["count"], np.float32), None, 0
    for word in order:
        at = at + 1 if signs["line"][word] == last else 0
        place[word], last = at, signs["line"][word]
    return place


def thinned(page):
    """A page without some of the lines that are part of nothing."""
    signs = page["signs"]
    told = page["roles"].numpy() > 0
    for spans in page["fields"].values():
        for span in spans:
            told[span.numpy()] = True
    needed = set(signs["line"][told])
    share = random.choice([0.1, 0.25])
    lost = {line for line in np.unique(signs["line"]) if line not in needed and random.random() < share}
    kept = np.array([line not in lost for line in signs["line"]])
    if kept.all() or kept.sum() < 3:
        return page
    where = np.cumsum(kept) - 1
    few = {name: value[kept] for name, value in signs.items() if isinstance(value, np.ndarray)}
    few["letters"] = [runs for runs, stays in zip(signs["letters"], kept) if stays]
    few["count"] = int(kept.sum())
    keep = torch.from_numpy(kept)
    fields = {field: [torch.from_numpy(where[span.numpy()]) for span in spans] for field, spans in page["fields"].items()}
    return dict(page, signs=few, roles=page["roles"][keep], starts=page["starts"][keep], fields=fields)
