"""Steps for the matrices within the layers: of a gradient only its directions count, all of them alike (K. Jordan and others, Muon, 2024).

torch.optim.Muon does the same in half precision, for which most processors take a hundred times as long.
"""

import torch

# Of the polynomial that brings all singular values near to 1, and how often it is applied.
A, B, C, TIMES = 3.4445, -4.7750, 2.0315, 5


class Muon(torch.optim.Optimizer):
    def __init__(self, matrices, lr, momentum=0.95, weight_decay=0.02):
        super().__init__(matrices, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for matrix in group["params"]:
                state = self.state[matrix]
                before = state.setdefault("before", torch.zeros_like(matrix))
                before.lerp_(matrix.grad, 1 - group["momentum"])
                step = evened(matrix.grad.lerp(before, group["momentum"]))
                high, wide = matrix.shape
                matrix.mul_(1 - group["lr"] * group["weight_decay"]).add_(step, alpha=-group["lr"] * max(1, high / wide) ** 0.5)


def evened(matrix):
    """The matrix with all of its singular values near to 1."""
    high, wide = matrix.shape
    even = (matrix.T if high > wide else matrix) / (matrix.norm() + 1e-7)
    for _ in range(TIMES):
        square = even @ even.T
        even = A * even + (B * square + C * square @ square) @ even
    return even.T if high > wide else even
