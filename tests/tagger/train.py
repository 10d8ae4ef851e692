"""Learns to tag the words of pages: python3 tests/tagger/train.py PAGES OUT [--rounds N] [--without-fold N].

PAGES is what `npm run tagger:pages` wrote, OUT the data of the reading (reading/src/tagger/data/network.ts). With
--without-fold it learns nothing of the issuers of one fold (tests/src/accuracy/tagger/fold-of.ts): others learn from what it says of their papers.
Needs torch and numpy; some half an hour on two cores.
"""

import argparse
import math
import random
import time

import torch
from loss import loss_of
from muon import Muon
from network import Network
from pages import batched, batches, hidden, read_pages
from varied import varied
from weights import write_weights

SEED = 1
# Of the matrices within the layers, and of all else; the share of both that is left at the end, and the steps until they are whole.
MATRIX_RATE, RATE = 0.02, 2e-3
LEAST_SHARE, SLOW_STEPS = 0.005, 200


def main(path, out, rounds, fold):
    torch.manual_seed(SEED)
    random.seed(SEED)
    head, pages = read_pages(path)
    pages = [page for page in pages if page["fold"] != fold]
    network = Network(**head)
    optimizers = optimizers_of(network)
    rates = [group["lr"] for optimizer in optimizers for group in optimizer.param_groups]
    about, step, begun = rounds * len(batches(pages)), 0, time.time()
    for number in range(rounds):
        total = 0.0
        for own in batches([varied(page) for page in pages]):
            share = 0.5 + 0.5 * math.cos(math.pi * min(1, step / about))
            groups = [group for optimizer in optimizers for group in optimizer.param_groups]
            for group, rate in zip(groups, rates):
                group["lr"] = rate * (min(1, step / SLOW_STEPS) * share + LEAST_SHARE)
            loss = loss_of(network, own, batched([hidden(page["signs"], head["buckets"]) for page in own]))
            for optimizer in optimizers:
                optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            for optimizer in optimizers:
                optimizer.step()
            total, step = total + loss.item(), step + 1
        print(f"round {number + 1} of {rounds}: {total * rounds / about:.3f} after {time.time() - begun:.0f} s, {len(pages)} pages", flush=True)
        write_weights(network, head, out)


def optimizers_of(network):
    named = list(network.named_parameters())
    matrices = [values for name, values in named if name.startswith("layers.") and values.ndim == 2 and "pairs" not in name]
    known = {id(values) for values in matrices}
    others = [values for _, values in named if id(values) not in known]
    return [torch.optim.AdamW(others, lr=RATE, weight_decay=0.02), Muon(matrices, lr=MATRIX_RATE)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages")
    parser.add_argument("out")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--without-fold", type=int)
    given = parser.parse_args()
    main(given.pages, given.out, given.rounds, given.without_fold)
