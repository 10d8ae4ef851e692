"""Learns to tag the words of pages: python3 tests/tagger/train.py PAGES OUT [--rounds N] [--leave-out FILE].

PAGES is what `npm run tagger:pages` wrote, OUT the data of the reading (reading/src/tagger/data/network.ts). FILE names papers, one a line,
that are left out, to judge by them. Needs torch and numpy; some half an hour on two cores.
"""

import argparse
import math
import random
import time

import torch
from loss import loss_of
from network import Network
from pages import batched, batches, hidden, read_pages
from varied import varied
from weights import write_weights

SEED = 1
RATE, LEAST_RATE, SLOW_STEPS = 2e-3, 1e-5, 200


def main(path, out, rounds, left_out):
    torch.manual_seed(SEED)
    random.seed(SEED)
    head, pages = read_pages(path)
    pages = [page for page in pages if page["name"].split("/")[-1] not in left_out]
    network = Network(**head)
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=0.02)
    about, step, begun = rounds * len(batches(pages)), 0, time.time()
    for number in range(rounds):
        total = 0.0
        for own in batches([varied(page) for page in pages]):
            share = 0.5 + 0.5 * math.cos(math.pi * min(1, step / about))
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1, step / SLOW_STEPS) * share + LEAST_RATE
            loss = loss_of(network, own, batched([hidden(page["signs"], head["buckets"]) for page in own]))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            total, step = total + loss.item(), step + 1
        print(f"round {number + 1} of {rounds}: {total * rounds / about:.3f} after {time.time() - begun:.0f} s, {len(pages)} pages", flush=True)
        write_weights(network, head, out)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages")
    parser.add_argument("out")
    parser.add_argument("--rounds", type=int, default=18)
    parser.add_argument("--leave-out")
    given = parser.parse_args()
    names = set(open(given.leave_out).read().split("\n")) if given.leave_out else set()
    main(given.pages, given.out, given.rounds, names)
