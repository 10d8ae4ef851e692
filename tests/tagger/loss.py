"""What the network has still to learn of some pages."""

import torch
import torch.nn.functional as F

# Real papers are few beside those of imaginary issuers, and these see more of the world than generated ones.
WORTH = {"opened": 3.0, "samples": 3.0, "specimens": 1.0}
GENERATED = 0.5
# Cells are learnt where so many of the gold ones were found on the page; beside rows that were not, what is no cell is learnt less.
LEAST_SHARE = 0.75
DOUBTED = 0.3
# Words outside of a field count a twentieth each: there are many of them.
OUTSIDE = 20


def loss_of(network, pages, batch):
    roles, starts, fields = network(batch)
    loss, worths = 0.0, 0.0
    for at, page in enumerate(pages):
        words = page["signs"]["count"]
        worth = WORTH.get(page["set"], GENERATED)
        if page["share"] is not None and page["share"] >= LEAST_SHARE:
            loss = loss + worth * (loss_of_roles(roles[at, :words], page) + loss_of_starts(starts[at, :words], page))
        loss = loss + worth * loss_of_fields(fields[at, :words], page)
        worths += worth
    return loss / worths


def loss_of_roles(said, page):
    right = page["roles"]
    each = F.cross_entropy(said, right, reduction="none")
    if not page["isWhole"]:
        each = torch.where(right == 0, DOUBTED * each, each)
    cells = right > 0
    return 2 * each.mean() + 0.7 * each[cells].sum() / max(1, int(cells.sum()))


def loss_of_starts(said, page):
    right = page["starts"]
    each = F.binary_cross_entropy_with_logits(said, right, reduction="none")
    return 2 * each.mean() + 0.7 * (each * right).sum() / max(1.0, float(right.sum()))


def loss_of_fields(said, page):
    """A value that is printed in several places is learnt where the network finds it likeliest, and the others are left out."""
    loss = 0.0
    for field, spans in page["fields"].items():
        each = said[:, field]
        outside = F.softplus(each)
        if not spans:
            loss = loss + outside.sum() / OUTSIDE
            continue
        likeliest = max(spans, key=lambda span: each[span].mean().item())
        mask = torch.ones_like(each)
        for span in spans:
            mask[span] = 0
        loss = loss + (outside * mask).sum() / OUTSIDE + F.softplus(-each[likeliest]).mean()
    return 2 * loss / max(1, len(page["fields"]))
